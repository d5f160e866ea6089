// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/*
 * A small staking contract with the interface of the network's own, for the code on the pages to run against. It keeps
 * the arithmetic, the errors and the events of delegation, rewards and claims. It has no jail by misses, and of the
 * parameters only the unbond period can be changed.
 */
contract StakeCredit {
    struct UnbondRequest {
        uint256 shares;
        uint256 bnbAmount;
        uint256 unlockTime;
    }

    error InsufficientBalance();
    error NoClaimableUnbondRequest();
    error NoUnbondRequest();
    error OutOfBounds();
    error TransferFailed();
    error TransferNotAllowed();
    error ZeroShares();

    event RewardReceived(uint256 rewardToAll, uint256 commission);
    event Transfer(address indexed from, address indexed to, uint256 value);

    address public immutable validator;
    address immutable hub = msg.sender;
    uint256 public totalSupply;
    uint256 public totalPooledBNB;
    mapping(address => uint256) public balanceOf;
    mapping(address => UnbondRequest[]) requests;
    mapping(address => uint256) first;

    modifier onlyHub() {
        require(msg.sender == hub);
        _;
    }

    constructor(address operator) payable {
        validator = operator;
        totalPooledBNB = msg.value;
        mint(operator, msg.value - 1 ether);
        mint(address(0xdEaD), 1 ether);
    }

    function mint(address to, uint256 shares) private {
        totalSupply += shares;
        balanceOf[to] += shares;
        emit Transfer(address(0), to, shares);
    }

    function burn(address from, uint256 shares) private {
        if (shares == 0) revert ZeroShares();
        if (shares > balanceOf[from]) revert InsufficientBalance();
        totalSupply -= shares;
        balanceOf[from] -= shares;
        emit Transfer(from, address(0), shares);
    }

    function getPooledBNBByShares(uint256 shares) public view returns (uint256) {
        return (shares * totalPooledBNB) / totalSupply;
    }

    function getSharesByPooledBNB(uint256 bnbAmount) public view returns (uint256) {
        return (bnbAmount * totalSupply) / totalPooledBNB;
    }

    function getPooledBNB(address account) external view returns (uint256) {
        return getPooledBNBByShares(balanceOf[account]);
    }

    function pendingUnbondRequest(address delegator) public view returns (uint256) {
        return requests[delegator].length - first[delegator];
    }

    function claimableUnbondRequest(address delegator) external view returns (uint256 count) {
        uint256 pending = pendingUnbondRequest(delegator);
        while (count < pending && requests[delegator][first[delegator] + count].unlockTime <= block.timestamp) count++;
    }

    function unbondRequest(address delegator, uint256 index) external view returns (UnbondRequest memory) {
        if (index >= pendingUnbondRequest(delegator)) revert OutOfBounds();
        return requests[delegator][first[delegator] + index];
    }

    function lockedBNBs(address delegator, uint256 number) external view returns (uint256 sum) {
        uint256 pending = pendingUnbondRequest(delegator);
        if (number == 0 || number > pending) number = pending;
        for (uint256 i; i < number; i++) sum += requests[delegator][first[delegator] + i].bnbAmount;
    }

    function transfer(address, uint256) external pure returns (bool) {
        revert TransferNotAllowed();
    }

    function delegate(address delegator) external payable onlyHub returns (uint256 shares) {
        shares = getSharesByPooledBNB(msg.value);
        if (shares == 0) revert ZeroShares();
        totalPooledBNB += msg.value;
        mint(delegator, shares);
    }

    function take(address delegator, uint256 shares) private returns (uint256 amount) {
        amount = getPooledBNBByShares(shares);
        burn(delegator, shares);
        totalPooledBNB -= amount;
    }

    function undelegate(address delegator, uint256 shares, uint256 period) external onlyHub returns (uint256 amount) {
        amount = take(delegator, shares);
        requests[delegator].push(UnbondRequest(shares, amount, block.timestamp + period));
    }

    function unbond(address delegator, uint256 shares) external onlyHub returns (uint256 amount) {
        amount = take(delegator, shares);
        payable(hub).transfer(amount);
    }

    function addFee() external payable onlyHub {
        totalPooledBNB += msg.value;
    }

    function claim(address payable delegator, uint256 number) external onlyHub returns (uint256 amount) {
        uint256 pending = pendingUnbondRequest(delegator);
        if (pending == 0) revert NoUnbondRequest();
        if (number == 0 || number > pending) number = pending;
        uint256 count;
        while (count < number && requests[delegator][first[delegator] + count].unlockTime <= block.timestamp) {
            amount += requests[delegator][first[delegator] + count].bnbAmount;
            count++;
        }
        if (count == 0) revert NoClaimableUnbondRequest();
        first[delegator] += count;
        (bool sent, ) = delegator.call{gas: 5000, value: amount}("");
        if (!sent) revert TransferFailed();
    }

    function distribute(uint64 rate) external payable onlyHub returns (uint256 toAll) {
        uint256 commission = (msg.value * rate) / 10000;
        toAll = msg.value - commission;
        totalPooledBNB += toAll;
        uint256 shares = getSharesByPooledBNB(commission);
        totalPooledBNB += commission;
        mint(validator, shares);
        emit RewardReceived(toAll, commission);
    }
}

interface IGovToken {
    function sync(address credit, address account) external;
    function delegateVote(address delegator, address delegatee) external;
}

contract StakeHub {
    struct Commission {
        uint64 rate;
        uint64 maxRate;
        uint64 maxChangeRate;
    }
    struct Description {
        string moniker;
        string identity;
        string website;
        string details;
    }
    struct Validator {
        address consensus;
        address agent;
        bytes vote;
        StakeCredit credit;
        uint256 createdTime;
        uint256 updateTime;
        Commission commission;
        Description description;
        bool jailed;
    }

    error DelegationAmountTooSmall();
    error DuplicateMoniker();
    error ExceedsMaxNodeIDs();
    error InvalidMoniker();
    error InvalidRequest();
    error InvalidValue(string key, bytes value);
    error InvalidVoteAddress();
    error OnlySelfDelegation();
    error SameValidator();
    error SelfDelegationNotEnough();
    error UpdateTooFrequently();
    error ValidatorNotExisted();
    error ValidatorNotJailed();

    event Claimed(address indexed operatorAddress, address indexed delegator, uint256 bnbAmount);
    event Delegated(address indexed operatorAddress, address indexed delegator, uint256 shares, uint256 bnbAmount);
    event NodeIDAdded(address indexed validator, bytes32 nodeID);
    event NodeIDRemoved(address indexed validator, bytes32 nodeID);
    event Redelegated(
        address indexed srcValidator,
        address indexed dstValidator,
        address indexed delegator,
        uint256 oldShares,
        uint256 newShares,
        uint256 bnbAmount
    );
    event RewardDistributed(address indexed operatorAddress, uint256 reward);
    event Undelegated(address indexed operatorAddress, address indexed delegator, uint256 shares, uint256 bnbAmount);
    event ValidatorCreated(
        address indexed consensusAddress,
        address indexed operatorAddress,
        address indexed creditContract,
        bytes voteAddress
    );

    uint256 public constant BREATHE_BLOCK_INTERVAL = 1 days;
    uint256 public constant LOCK_AMOUNT = 1 ether;
    uint256 public constant maxNodeIDs = 5;
    uint256 public constant minDelegationBNBChange = 1 ether;
    uint256 public constant minSelfDelegationBNB = 2000 ether;
    uint256 public constant redelegateFeeRate = 2;
    IGovToken constant GOV_TOKEN = IGovToken(0x0000000000000000000000000000000000002005);
    address constant GOV_HUB = 0x0000000000000000000000000000000000001007;

    address[] operators;
    mapping(address => Validator) validators;
    mapping(address => address) public agentToOperator;
    mapping(bytes32 => bool) monikers;
    mapping(address => mapping(uint256 => uint256)) rewards;
    mapping(address => mapping(uint256 => uint256)) pools;
    mapping(address => bytes32[]) nodeIds;
    uint256 changedUnbondPeriod;
    mapping(bytes => address) replaced;
    mapping(address => uint256) public consensusExpiration;
    mapping(bytes => uint256) public voteExpiration;

    receive() external payable {}

    function existing(address operator) private view returns (Validator storage validator) {
        validator = validators[operator];
        if (address(validator.credit) == address(0)) revert ValidatorNotExisted();
    }

    function createValidator(
        address consensusAddress,
        bytes calldata voteAddress,
        bytes calldata blsProof,
        Commission calldata commission,
        Description calldata description
    ) external payable {
        if (msg.value < minSelfDelegationBNB + LOCK_AMOUNT) revert SelfDelegationNotEnough();
        bytes memory name = bytes(description.moniker);
        if (name.length < 3 || name.length > 9 || name[0] < "A" || name[0] > "Z") revert InvalidMoniker();
        if (monikers[keccak256(name)]) revert DuplicateMoniker();
        if (voteAddress.length != 48 || blsProof.length != 96) revert InvalidVoteAddress();
        monikers[keccak256(name)] = true;
        operators.push(msg.sender);
        StakeCredit credit = new StakeCredit{value: msg.value}(msg.sender);
        Validator storage validator = validators[msg.sender];
        validator.consensus = consensusAddress;
        validator.vote = voteAddress;
        validator.credit = credit;
        validator.createdTime = block.timestamp;
        validator.commission = commission;
        validator.description = description;
        emit ValidatorCreated(consensusAddress, msg.sender, address(credit), voteAddress);
        emit Delegated(msg.sender, msg.sender, msg.value - LOCK_AMOUNT, msg.value - LOCK_AMOUNT);
        emit Delegated(msg.sender, address(0xdEaD), LOCK_AMOUNT, LOCK_AMOUNT);
        GOV_TOKEN.sync(address(credit), msg.sender);
    }

    function unbondPeriod() public view returns (uint256) {
        return changedUnbondPeriod == 0 ? 7 days : changedUnbondPeriod;
    }

    function updateParam(string calldata key, bytes calldata value) external {
        require(msg.sender == GOV_HUB, "only GovHub");
        uint256 period = abi.decode(value, (uint256));
        if (period < 3 days || period > 30 days) revert InvalidValue(key, value);
        changedUnbondPeriod = period;
    }

    function delegate(address operatorAddress, bool delegateVotePower) external payable {
        Validator storage validator = existing(operatorAddress);
        if (msg.value < minDelegationBNBChange) revert DelegationAmountTooSmall();
        if (validator.jailed && msg.sender != operatorAddress) revert OnlySelfDelegation();
        uint256 shares = validator.credit.delegate{value: msg.value}(msg.sender);
        emit Delegated(operatorAddress, msg.sender, shares, msg.value);
        GOV_TOKEN.sync(address(validator.credit), msg.sender);
        if (delegateVotePower) GOV_TOKEN.delegateVote(msg.sender, operatorAddress);
    }

    function undelegate(address operatorAddress, uint256 shares) external {
        uint256 amount = existing(operatorAddress).credit.undelegate(msg.sender, shares, unbondPeriod());
        emit Undelegated(operatorAddress, msg.sender, shares, amount);
        if (msg.sender == operatorAddress && hasTooLittle(operatorAddress) && !isLastEligible(operatorAddress))
            validators[operatorAddress].jailed = true;
        GOV_TOKEN.sync(address(validators[operatorAddress].credit), msg.sender);
    }

    function hasTooLittle(address operatorAddress) private view returns (bool) {
        return validators[operatorAddress].credit.getPooledBNB(operatorAddress) < minSelfDelegationBNB;
    }

    function isLastEligible(address operatorAddress) private view returns (bool) {
        for (uint256 i; i < operators.length; i++)
            if (operators[i] != operatorAddress && !validators[operators[i]].jailed) return false;
        return true;
    }

    function redelegate(address srcValidator, address dstValidator, uint256 shares, bool) external {
        if (srcValidator == dstValidator) revert SameValidator();
        StakeCredit target = existing(dstValidator).credit;
        if (validators[dstValidator].jailed && msg.sender != dstValidator) revert OnlySelfDelegation();
        uint256 gross = existing(srcValidator).credit.unbond(msg.sender, shares);
        if (gross < minDelegationBNBChange) revert DelegationAmountTooSmall();
        if (msg.sender == srcValidator && hasTooLittle(srcValidator)) revert SelfDelegationNotEnough();
        uint256 fee = (gross * redelegateFeeRate) / 100000;
        uint256 day = block.timestamp / BREATHE_BLOCK_INTERVAL;
        pools[dstValidator][day] = target.totalPooledBNB();
        rewards[dstValidator][day] += fee;
        target.addFee{value: fee}();
        uint256 newShares = target.delegate{value: gross - fee}(msg.sender);
        emit Redelegated(srcValidator, dstValidator, msg.sender, shares, newShares, gross - fee);
        GOV_TOKEN.sync(address(validators[srcValidator].credit), msg.sender);
        GOV_TOKEN.sync(address(target), msg.sender);
    }

    function claim(address operatorAddress, uint256 requestNumber) public {
        uint256 amount = existing(operatorAddress).credit.claim(payable(msg.sender), requestNumber);
        emit Claimed(operatorAddress, msg.sender, amount);
    }

    function claimBatch(address[] calldata operatorAddresses, uint256[] calldata requestNumbers) external {
        if (operatorAddresses.length != requestNumbers.length) revert InvalidRequest();
        for (uint256 i; i < operatorAddresses.length; i++) claim(operatorAddresses[i], requestNumbers[i]);
    }

    /// Stands in for the breathe block: pays a day's income and keeps its record.
    function distribute(address operatorAddress) external payable {
        Validator storage validator = existing(operatorAddress);
        uint256 day = block.timestamp / BREATHE_BLOCK_INTERVAL;
        pools[operatorAddress][day] = validator.credit.totalPooledBNB();
        rewards[operatorAddress][day] += validator.credit.distribute{value: msg.value}(validator.commission.rate);
        emit RewardDistributed(operatorAddress, msg.value);
    }

    /// Keys in use are searched, not stored: a registration here must not need more gas than one with the network's contracts.
    function consensusToOperator(address consensusAddress) external view returns (address) {
        for (uint256 i; i < operators.length; i++)
            if (validators[operators[i]].consensus == consensusAddress) return operators[i];
        return replaced[abi.encode(consensusAddress)];
    }

    function voteToOperator(bytes calldata voteAddress) external view returns (address) {
        for (uint256 i; i < operators.length; i++)
            if (keccak256(validators[operators[i]].vote) == keccak256(voteAddress)) return operators[i];
        return replaced[voteAddress];
    }

    /// Stands in for the part of a slash that concerns stake.
    function slash(address operatorAddress, uint256 asked) external {
        StakeCredit credit = existing(operatorAddress).credit;
        uint256 shares = credit.getSharesByPooledBNB(asked);
        uint256 owned = credit.balanceOf(operatorAddress);
        if (shares > owned) shares = owned;
        if (shares > 0) payable(address(0x1002)).transfer(credit.unbond(operatorAddress, shares));
    }

    /// Stands in for the part of a slash that concerns the state of the validator.
    function jail(address operatorAddress) external {
        existing(operatorAddress).jailed = true;
    }

    function unjail(address operatorAddress) external {
        if (!existing(operatorAddress).jailed) revert ValidatorNotJailed();
        if (hasTooLittle(operatorAddress)) revert SelfDelegationNotEnough();
        validators[operatorAddress].jailed = false;
    }

    function updateAgent(address newAgent) external {
        delete agentToOperator[existing(msg.sender).agent];
        validators[msg.sender].agent = newAgent;
        agentToOperator[newAgent] = msg.sender;
    }

    /// The operator for whom the sender acts: itself, or whose agent it is.
    function acting() private view returns (address operator) {
        operator = agentToOperator[msg.sender];
        if (operator == address(0)) operator = msg.sender;
        existing(operator);
    }

    function edited() private returns (Validator storage validator) {
        validator = validators[acting()];
        if (block.timestamp < validator.updateTime + BREATHE_BLOCK_INTERVAL) revert UpdateTooFrequently();
        validator.updateTime = block.timestamp;
    }

    function editCommissionRate(uint64 commissionRate) external {
        edited().commission.rate = commissionRate;
    }

    /// Replaces everything but the name.
    function editDescription(Description memory description) external {
        Validator storage validator = edited();
        description.moniker = validator.description.moniker;
        validator.description = description;
    }

    function editConsensusAddress(address newConsensusAddress) external {
        Validator storage validator = edited();
        replaced[abi.encode(validator.consensus)] = acting();
        consensusExpiration[validator.consensus] = block.timestamp;
        validator.consensus = newConsensusAddress;
    }

    function editVoteAddress(bytes calldata newVoteAddress, bytes calldata blsProof) external {
        if (newVoteAddress.length != 48 || blsProof.length != 96) revert InvalidVoteAddress();
        Validator storage validator = edited();
        replaced[validator.vote] = acting();
        voteExpiration[validator.vote] = block.timestamp;
        validator.vote = newVoteAddress;
    }

    function addNodeIDs(bytes32[] calldata nodeIDs) external {
        address operator = acting();
        if (nodeIds[operator].length + nodeIDs.length > maxNodeIDs) revert ExceedsMaxNodeIDs();
        for (uint256 i; i < nodeIDs.length; i++) {
            nodeIds[operator].push(nodeIDs[i]);
            emit NodeIDAdded(operator, nodeIDs[i]);
        }
    }

    function removeNodeIDs(bytes32[] calldata nodeIDs) external {
        address operator = acting();
        bytes32[] storage list = nodeIds[operator];
        for (uint256 i; i < nodeIDs.length; i++) {
            for (uint256 j; j < list.length; j++) {
                if (list[j] != nodeIDs[i]) continue;
                list[j] = list[list.length - 1];
                list.pop();
                emit NodeIDRemoved(operator, nodeIDs[i]);
            }
        }
    }

    function syncGovToken(address[] calldata operatorAddresses, address account) external {
        for (uint256 i; i < operatorAddresses.length; i++) {
            GOV_TOKEN.sync(address(existing(operatorAddresses[i]).credit), account);
        }
    }

    function getNodeIDs(
        address[] calldata list
    ) external view returns (address[] memory consensusAddresses, bytes32[][] memory nodeIDsList) {
        consensusAddresses = new address[](list.length);
        nodeIDsList = new bytes32[][](list.length);
        for (uint256 i; i < list.length; i++) {
            consensusAddresses[i] = validators[list[i]].consensus;
            nodeIDsList[i] = nodeIds[list[i]];
        }
    }

    function getValidators(
        uint256,
        uint256
    ) external view returns (address[] memory operatorAddrs, address[] memory creditAddrs, uint256 totalLength) {
        totalLength = operators.length;
        operatorAddrs = operators;
        creditAddrs = new address[](totalLength);
        for (uint256 i; i < totalLength; i++) creditAddrs[i] = address(validators[operators[i]].credit);
    }

    function getValidatorElectionInfo(
        uint256,
        uint256
    )
        external
        view
        returns (
            address[] memory consensusAddrs,
            uint256[] memory votingPowers,
            bytes[] memory voteAddrs,
            uint256 totalLength
        )
    {
        totalLength = operators.length;
        consensusAddrs = new address[](totalLength);
        votingPowers = new uint256[](totalLength);
        voteAddrs = new bytes[](totalLength);
        for (uint256 i; i < totalLength; i++) {
            Validator storage validator = validators[operators[i]];
            consensusAddrs[i] = validator.consensus;
            votingPowers[i] = validator.jailed ? 0 : validator.credit.totalPooledBNB();
            voteAddrs[i] = validator.vote;
        }
    }

    function getValidatorBasicInfo(address operatorAddress) external view returns (uint256, bool, uint256) {
        Validator storage validator = validators[operatorAddress];
        return (validator.createdTime, validator.jailed, 0);
    }

    function getValidatorDescription(address operatorAddress) external view returns (Description memory) {
        return existing(operatorAddress).description;
    }

    function getValidatorCommission(address operatorAddress) external view returns (Commission memory) {
        return existing(operatorAddress).commission;
    }

    function getValidatorCreditContract(address operatorAddress) external view returns (address) {
        return address(validators[operatorAddress].credit);
    }

    function getValidatorConsensusAddress(address operatorAddress) external view returns (address) {
        return validators[operatorAddress].consensus;
    }

    function getValidatorVoteAddress(address operatorAddress) external view returns (bytes memory) {
        return validators[operatorAddress].vote;
    }

    function getValidatorUpdateTime(address operatorAddress) external view returns (uint256) {
        return existing(operatorAddress).updateTime;
    }

    function getValidatorAgent(address operatorAddress) external view returns (address) {
        return existing(operatorAddress).agent;
    }

    function getValidatorRewardRecord(address operatorAddress, uint256 index) external view returns (uint256) {
        existing(operatorAddress);
        return rewards[operatorAddress][index];
    }

    function getValidatorTotalPooledBNBRecord(address operatorAddress, uint256 index) external view returns (uint256) {
        existing(operatorAddress);
        return pools[operatorAddress][index];
    }
}
