// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/* Who is elected and in maintenance, with the calls that scripts of the pages make. */
contract ValidatorSet {
    struct Extra {
        uint256 enterMaintenanceHeight;
        bool isMaintaining;
        bytes voteAddress;
    }

    struct Validator {
        address consensusAddress;
        address payable feeAddress;
        address BBCFeeAddress;
        uint64 votingPower;
        bool jailed;
        uint256 incoming;
    }

    Extra[] public validatorExtraSet;
    Validator[] current;
    uint256 public constant INIT_MAINTAIN_SLASH_SCALE = 2;
    uint256 public maintainSlashScale;
    uint256 public maxNumOfMaintaining;
    mapping(address => uint256) public currentValidatorSetMap;

    /// Stands in for the election of a day.
    function elect(address[] calldata validators) external {
        for (uint256 i; i < validators.length; ++i) {
            validatorExtraSet.push(Extra(0, false, hex"aabb"));
            currentValidatorSetMap[validators[i]] = validatorExtraSet.length;
        }
    }

    /// Stands in for what an election keeps of a validator's stake, in units of 10^10 wei.
    function keepPower(address validator, uint64 power) external {
        current.push(Validator(validator, payable(validator), validator, power, false, 0));
    }

    /// Like code of old compilers, it burns all gas for a place that does not exist.
    function currentValidatorSet(uint256 index) external view returns (Validator memory) {
        if (index >= current.length) {
            assembly {
                invalid()
            }
        }
        return current[index];
    }

    function getLivingValidators() external view returns (address[] memory validators, bytes[] memory votes) {
        validators = new address[](current.length);
        votes = new bytes[](current.length);
        for (uint256 i; i < current.length; ++i) validators[i] = current[i].consensusAddress;
    }

    function getCurrentValidatorIndex(address validator) public view returns (uint256) {
        require(currentValidatorSetMap[validator] > 0, "only current validators");
        return currentValidatorSetMap[validator] - 1;
    }

    function isCurrentValidator(address validator) external view returns (bool) {
        return currentValidatorSetMap[validator] > 0 && !validatorExtraSet[currentValidatorSetMap[validator] - 1].isMaintaining;
    }

    function getWorkingValidatorCount() external view returns (uint256 count) {
        for (uint256 i; i < validatorExtraSet.length; ++i) {
            if (!validatorExtraSet[i].isMaintaining) ++count;
        }
    }

    function enterMaintenance() external {
        if (maintainSlashScale == 0) maintainSlashScale = INIT_MAINTAIN_SLASH_SCALE;
        if (maxNumOfMaintaining == 0) maxNumOfMaintaining = 3;
        Extra storage extra = validatorExtraSet[getCurrentValidatorIndex(msg.sender)];
        extra.isMaintaining = true;
        extra.enterMaintenanceHeight = block.number;
    }
}
